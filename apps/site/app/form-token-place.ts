/** Stands in a kept page where the server writes the token of each form that it sends out. */
export const formTokenPlace = "the-token-of-this-form";
