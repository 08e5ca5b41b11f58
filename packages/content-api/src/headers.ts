/** The header of the token that site and CMS share. */
export const tokenHeader = "x-cms-token";

/** The header with the school code, for paths without one (albums, files, previews). */
export const schoolHeader = "x-school-code";

/** The request header with the version of the privacy notice that the visitor saw. */
export const noticeHeader = "privacy-notice";
