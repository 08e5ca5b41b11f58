import type { Payload } from "payload";
import { richText } from "./rich-text.ts";
import type { Sample } from "./sample.ts";

const welcome = [
  "Welcome to the school on the hill. This is a sample message: it stands where the principal’s own words will stand.",
  "A boarding school is first of all a home. Boys of many places live under one roof here, learn to share a table and a field, and find friends who stay with them.",
  "Lessons are the work of the day. Whoever asks a question is helped, and whoever knows the answer helps the boy beside him.",
  "The hills are our second classroom. We walk in the forest, we play in the thin air of the upper field, and in the evening we look at the same ridges that those before us saw.",
  "To parents I say: write to us, come and see us, and trust your sons with a little more than you think they can carry. They will surprise you.",
];
const term = [
  "A new term begins. This, too, is a sample message.",
  "I wish every boy a good start, steady work and a clean pair of boots.",
];

/** Two messages: one longer than the three paragraphs that the website shows at first. */
export async function createPrincipalMessages(payload: Payload, sample: Sample): Promise<void> {
  for (const paragraphs of [welcome, term]) {
    await sample.publish(payload, "principal-messages", {
      name: "Sample Principal",
      category: "Principal",
      message: richText(paragraphs),
      photo: sample.principal,
    });
  }
}
