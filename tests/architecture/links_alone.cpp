// Linked with one whole layer and only the libraries that it may use: an undefined symbol here is
// a call upwards.
int main()
{
    return 0;
}
