import { config } from "../../config.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import { writeEmail } from "../../email/write-email.ts";
import { formatDateTime, formatLongDate } from "../../fields/dates.ts";
import { today } from "../../today.ts";

/**
 * To the family, in the language that it chose. It has nothing that the family typed: anybody can enter the address of
 * somebody else.
 */
export const enquiryEmail: EmailComposer = async (payload, { enquiry }) => {
  if (!enquiry?.email) return undefined;
  const { email, reference, language } = enquiry;
  const answerBy = enquiry.answerBy.slice(0, 10);
  return writeEmail(
    payload,
    email,
    ({ t, school, phone }) => ({
      subject: t("{reference}: your enquiry to {school}", { reference, school }),
      text: [
        t("Thank you for your enquiry about admission. Its reference is {reference}.", {
          reference,
        }),
        // It may have waited while the CMS or the mail server was down.
        answerBy < today()
          ? t("We answer as soon as we can.")
          : t("We answer by {day}.", { day: formatLongDate(answerBy, language) }),
        t("Please quote the reference if you write or call: {phone}.", { phone }),
        t("If you did not send an enquiry, ignore this e-mail."),
      ].join("\n\n"),
    }),
    language,
  );
};

/** To the office: that there are new enquiries, but nothing from their text. */
export const newEnquiryEmail: EmailComposer = async (payload, { enquiry: first }, job) => {
  const { to } = job;
  if (!to) return undefined;
  const { docs, totalDocs } = await payload.find({
    collection: "enquiries",
    where: { receivedAt: { greater_than_equal: first?.receivedAt ?? job.createdAt } },
    sort: "receivedAt",
    depth: 0,
    limit: 1,
  });
  const [enquiry] = docs;
  if (!enquiry) return undefined;
  const list = `${config.url}/admin/collections/enquiries`;
  return writeEmail(payload, to, ({ t, school, language }) => ({
    subject: t("New enquiries about admission: {number}", { number: totalDocs }),
    text: t(
      "Families sent enquiries on the website of {school}. The first, {reference}, arrived on {time}. Please answer it by {day}.",
      {
        school,
        reference: enquiry.reference,
        time: formatDateTime(enquiry.receivedAt, language),
        day: formatLongDate(enquiry.answerBy.slice(0, 10), language),
      },
    ),
    button: {
      label: t("Open the enquiries"),
      href: totalDocs === 1 ? `${list}/${enquiry.id}` : list,
    },
  }));
};
