/** The request header with the version of the privacy notice that the visitor saw. */
export const noticeHeader = "privacy-notice";
