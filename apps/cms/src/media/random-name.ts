import { randomBytes } from "node:crypto";

const NAME = /^[0-9a-f]{32}\.(jpg|png|webp|pdf|docx|xlsx|pptx|odt|ods|odp|mp3|mp4)$/;

/** A name that says nothing: a child's name must not stand in an address. */
export const randomName = (extension: string): string =>
  `${randomBytes(16).toString("hex")}.${extension}`;

export const isRandomName = (name: string): boolean => NAME.test(name);
