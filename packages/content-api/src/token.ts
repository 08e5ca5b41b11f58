/** The header in which the site shows the host the token that both share. */
export const tokenHeader = "x-cms-token";

/** The header with the school code, for paths without one (albums, files, previews). */
export const schoolHeader = "x-school-code";
