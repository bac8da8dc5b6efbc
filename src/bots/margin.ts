/** Standard errors that hold a figure 19 times out of 20: what is printed as an error is so many of them, everywhere. */
export const NINETEEN_OF_TWENTY = 1.96;
