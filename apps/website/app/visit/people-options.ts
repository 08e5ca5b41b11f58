import { MAX_PEOPLE } from "@manor/content-api/visit";

export const peopleOptions = Array.from({ length: MAX_PEOPLE }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));
