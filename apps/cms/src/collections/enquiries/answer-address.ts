type Answered = Record<
  "reference" | "name" | "contact" | "question" | "language",
  string | undefined
>;

/** Mail programs cut longer addresses. */
const MAX_BODY = 1_500;

/** An e-mail with the reference in its subject and the question below, or a telephone call. */
export function toAnswerAddress(enquiry: Answered): string {
  const { reference = "", name = "", contact = "", question = "", language } = enquiry;
  if (!contact.includes("@")) return `tel:${contact.replaceAll(/[^+\d]/g, "")}`;
  const isHindi = language === "hi";
  const subject = `${reference}: ${isHindi ? "प्रवेश के बारे में आपका प्रश्न" : "your enquiry about admission"}`;
  const quoted = question.replace(/^/gm, "> ");
  const body = `${isHindi ? "प्रिय" : "Dear"} ${name},\n\n\n\n${quoted}`.slice(0, MAX_BODY);
  const to = encodeURIComponent(contact);
  // Cut within a pair of surrogates, the text could not be encoded.
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.toWellFormed())}`;
}
