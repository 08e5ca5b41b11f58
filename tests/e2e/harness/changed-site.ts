import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildChanged } from "./build-changed.ts";
import { giveAll } from "./content.ts";
import { test as base } from "./fixtures.ts";
import { startSite } from "./site.ts";
import type { Pair } from "./sites.ts";
import { startStubHost } from "./stub-host.ts";

/** The Markdown file of every page of text. */
const files = {
  "/about": "about/about.mdx",
  "/mission-vision": "about/mission-vision.mdx",
  "/timeline": "about/timeline.mdx",
  "/schoolSong": "about/school-song.mdx",
  "/philosophy": "about/philosophy.mdx",
  "/values": "about/values.mdx",
  "/aims-objectives": "about/aims-objectives.mdx",
  "/entry-to-sgc": "admission/entry-to-sgc.mdx",
  "/entry-to-class-iV-Viii": "admission/entry-to-class-iv-viii.mdx",
  "/entry-to-IX": "admission/entry-to-ix.mdx",
  "/entry-to-XI": "admission/entry-to-xi.mdx",
  "/rules-regulations": "admission/rules-regulations.mdx",
  "/PhoneCallTiming": "admission/phone-call-timings.mdx",
  "/academic-facilities": "academics/academic-facilities.mdx",
  "/career-information": "academics/career-information.mdx",
  "/sports": "facilities/sports.mdx",
  "/residential": "facilities/residential.mdx",
  "/campusAmenities": "facilities/campus-amenities.mdx",
  "/environmental": "facilities/green-campus.mdx",
  "/hostel": "facilities/hostel.mdx",
  "/virtual-tour": "gallery/virtual-tour.mdx",
};

/** A sentence of the file that holds nothing but words. */
function sentenceOf(file: string): string {
  const path = resolve(import.meta.dirname, "../../../apps/site/app/text-pages", file);
  const [, , text = ""] = readFileSync(path, "utf8").split(/^---$/m);
  const [sentence] = text.match(/(?<=^|\. )[A-Z][^.<>{}[\]\n`*]{25,}\.(?= |$)/m) ?? [];
  if (!sentence) throw new Error(`${file} has no sentence to change.`);
  return sentence;
}

/** One sentence of each page of text, as it was and as it is now. */
const rewritten = Object.entries(files).map(([path, file]) => ({
  path,
  file: join("app/text-pages", file),
  before: sentenceOf(file),
  after: `The clerk wrote this anew for ${file.replace(/\W/g, " ")}.`,
}));

const elsewhere = (path: string) => `https://links.oakhill.example/${path}`;

/** Who another school is, as its content host says it: nothing of that is written into the site. */
const anotherSchool = {
  identity: {
    name: "Oak Hill",
    tagline: "A residential school by the lake, since 1853",
    founded: 1853,
    yearsOfService: "172+",
    handedOver: 1893,
    address: ["Lake Road, Oak Hill", "Sample District 000 000, India"],
    phones: { office: "+91 11111 00001", admissions: "+91 11111 00002" },
    email: "desk@oakhill.example",
    website: "www.oakhill.example",
  },
  links: {
    registration: elsewhere("registration"),
    feePayment: elsewhere("fees"),
    login: elsewhere("login"),
    milestone: elsewhere("milestone"),
    social: [{ name: "Instagram", href: elsewhere("instagram") }],
    socialEmbed: elsewhere("embed"),
    map: { page: elsewhere("map"), embed: elsewhere("map/embed") },
  },
  tours: {
    walks: [{ name: "Boat house", href: elsewhere("tours/boats"), picture: "pool-noon-summer" }],
    views: [],
  },
  settings: {
    pupils: "boys",
    aadhaarMandatoryWord: false,
    birthdays: "off",
    marksArePercentages: true,
    showSendFailure: false,
    formType: "ENQ",
    sampleWording: [],
  },
};

const content = {
  lists: {
    "/api/site/SGSM": anotherSchool,
    "/api/birthdays/SGSM": [{ _id: "b", name: "Dev Sample", class: "VII", date: "2013-11-20" }],
    "/api/birthdays/all/SGSM": [{ _id: "b", name: "Dev Sample", class: "VII", date: "2013-11-20" }],
  },
};

/** The site of another school, that rewrote a sentence on every page of text and turned all its switches. */
export const test = base.extend<object, { own: Pair }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const host = await startStubHost();
      giveAll(host, content);
      const changed = await buildChanged(
        Object.fromEntries(
          rewritten.map(({ file, before, after }) => [file, [[before, after]] as const]),
        ),
      );
      const site = await startSite({ contentHostUrl: host.url, folder: changed.folder });
      await use({ host, site });
      await site.stop();
      await host.close();
      changed.remove();
    },
    { scope: "worker", timeout: 400_000 },
  ],
  pair: ({ own }, use) => use(own),
});
