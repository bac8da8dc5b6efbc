/** The drawing of the incomes, in units of its own. Its place is kept before it comes. */
export const [WIDTH, HEIGHT] = [280, 94];
