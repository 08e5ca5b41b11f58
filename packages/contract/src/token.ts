/** The header in which the site shows the host the token that both share. */
export const tokenHeader = "x-content-host-token";
