import { type Voice, voiceKinds } from "@manor/content-api";
import { type ListCall, listPublished, names, text } from "./list-published.ts";

const all = listPublished({
  collection: "voices",
  reads: ["media"],
  sort: "-createdAt",
  needsConsent: true,
  toItem: (voice, { nameOf }): Voice => ({
    _id: String(voice.id),
    name: text(voice.name),
    kind: text(voice.kind),
    about: text(voice.about),
    sentence: text(voice.sentence),
    attachments: names(nameOf, "media", voice.photo),
  }),
});

/** The newest of each kind. */
export const voices: ListCall<Voice> = {
  ...all,
  list: async (context) => {
    const listed = await all.list(context);
    return voiceKinds.flatMap((kind) => listed.find((voice) => voice.kind === kind) ?? []);
  },
};
