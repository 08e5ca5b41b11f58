import { SchoolLink, TextLink } from "../editor-text/editor-link.tsx";
import { CallTimings } from "./call-timings.tsx";
import { Email, Phone } from "./contact.tsx";
import { AdmissionCycle, EntranceTest } from "./dated-lines.tsx";
import { Documents } from "./documents.tsx";
import { Fact } from "./fact.tsx";
import { FeeTable } from "./fee-table.tsx";
import { For } from "./for.tsx";
import { Milestones } from "./milestones.tsx";
import { Paragraph } from "./paragraph.tsx";
import { Song } from "./song.tsx";
import { Tours, Views360 } from "./tours.tsx";

const textParts = {
  a: TextLink,
  p: Paragraph,
  AdmissionCycle,
  CallTimings,
  Documents,
  Email,
  EntranceTest,
  Fact,
  FeeTable,
  For,
  Milestones,
  Phone,
  SchoolLink,
  Song,
  Tours,
  Views360,
};

/** Called by every compiled MDX file (see mdx.config.ts), so that text pages need no imports. */
export function useMDXComponents() {
  return textParts;
}
