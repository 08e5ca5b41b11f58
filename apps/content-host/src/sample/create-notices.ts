import type { Payload } from "payload";
import type { Sample } from "./sample.ts";

/** The ticker's announcements: with a document, with a link, with both, with neither. */
export async function createAnnouncements(payload: Payload, sample: Sample): Promise<void> {
  const announcements = [
    { description: "Sample announcement: the school office is open from Monday to Saturday." },
    { description: "Sample announcement: dates of the term.", attachments: [sample.document()] },
    { description: "Sample announcement: see what is coming up.", url: "/Events" },
    {
      description: "Sample announcement: circular for boarders.",
      attachments: [sample.document(), sample.document()],
    },
    { description: "Sample announcement: questions? Write to us.", url: "/contact" },
    {
      description: "Sample announcement: programme of the open day.",
      attachments: [sample.document()],
      url: "https://example.org/",
    },
  ];
  for (const announcement of announcements) {
    await sample.publish(payload, "announcements", announcement);
  }
}

/** The pop-up's notices. */
export async function createNotices(payload: Payload, sample: Sample): Promise<void> {
  const notices = [
    {
      title: "Open day",
      description:
        "Sample notice. Families are welcome; please tell the office when you will come.",
      image: sample.pictures(["school-noon"]),
      url: "/contact",
    },
    {
      title: "Return of the boarders",
      description: "Sample notice. The circular has the times of arrival.",
      image: sample.pictures(["dormitory-night"]),
      attachments: [sample.document()],
    },
    {
      title: "Evening of music",
      description: "Sample notice. In the music room, at six; afterwards by candlelight.",
      image: sample.pictures(["music-dusk", "chapel-dusk"]),
    },
  ];
  for (const notice of notices) await sample.publish(payload, "notices", notice);
  await sample.publish(payload, "online-registrations", { title: "Online Registration" });
}
