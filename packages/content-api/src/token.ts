/** The header in which the site shows the host the token that both share. */
export const tokenHeader = "x-cms-token";

/** The header in which the site says whose it is, also where the address does not (albums, files, previews). */
export const schoolHeader = "x-school-code";
