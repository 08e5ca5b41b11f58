/** Elements without text for a page: a form's fields, and what browsers do not show. */
export const skipped =
  /^(?:script|style|noscript|template|head|title|svg|nav|canvas|map|select|textarea|input|label|link|meta|rp|rt)$/;
export const blockLevel =
  /^(?:p|div|section|article|main|header|footer|aside|address|center|fieldset|figure|dl|dd|tr|td|th|table|tbody|thead|tfoot|hr|details|pre|summary|figcaption|html|body|form)$/;
export const strong = /^(?:strong|b|dt|th)$/;
export const emphasis = /^(?:em|i|cite|dfn)$/;
/** Links that the block editor and Elementor show as buttons. */
export const buttonClass =
  /(?:^|\s)(?:wp-block-button__link|wp-element-button|elementor-button)(?:\s|$)/;
export const headings = /^(?:h[1-6]|summary)$/;
