export type Words = {
  subject: string;
  text: string;
  button?: { label: string; href: string } | undefined;
  /** Below the line, after the sender: the reason for the e-mail. */
  foot?: string[];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const WEB = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

const linked = (text: string): string =>
  text
    .split(WEB)
    .map((part, n) => (n % 2 ? anchor(part, part) : escapeHtml(part)))
    .join("");
const anchor = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

const toParagraphs = (text: string): string[] =>
  text
    .replaceAll("\r", "")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The e-mail as plain text and as HTML, with the same words. It contains no images and loads nothing. */
export function formatEmail({ subject, text, button, foot = [] }: Words) {
  const paragraphs = toParagraphs(text);
  const plain = [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${foot.join("\n")}`,
  ];
  const html = [
    ...paragraphs.map((words) => `<p>${linked(words).replaceAll("\n", "<br>")}</p>`),
    ...(button ? [`<p><strong>${anchor(button.href, button.label)}</strong></p>`] : []),
    "<hr>",
    `<p><small>${foot.map(linked).join("<br>")}</small></p>`,
  ].join("\n");
  return {
    subject,
    text: `${plain.join("\n\n")}\n`,
    html: `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body dir="auto" style="max-width:36em;font:16px/1.5 Georgia,serif">\n${html}\n</body></html>\n`,
  };
}
