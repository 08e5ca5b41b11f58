import type { School, SchoolPart } from "@manor/content-api/school";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
import { translateSchool } from "./translated-school.ts";

type Leaf = { path: string; value: unknown };

const listLeaves = (value: unknown, path: string): Leaf[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => listLeaves(each, `${path}.${key}`))
    : [{ path, value }];

const parts = Object.keys(sampleSchool).filter((key) => key !== "pages") as SchoolPart[];
const leaves = parts.flatMap((part) => listLeaves(sampleSchool[part], part));

/** What visitors read: all else of the settings is a date, an amount, a picture, an address or a choice. */
const readTexts =
  /^(?:identity\.(?:name|tagline|address\.\d+)|links\.social\.\d+\.name|numbers\.sources\.\w+\.text|schoolYear\.(?!classes$).*|admission\.(?:registrationFee\.(?:amount|terms|paidBy\.\d+)|(?:opening|entranceTest)\.(?:sentence|afterwards)|documents\.\d+)|fees\.sessions\.\d+\.fees\.\d+\.(?:classes|head)|callTimings\.(?:note|rows\.\d+\.classes)|settings\.board|accessibility\.knownIssues\.\d+|disclosure\.(?:results\.\d+\.remarks|campusArea|classRooms|laboratories|internet|girlsToilets|boysToilets|accessibleToilets)|banner\.introduction|(?:menu|banner|day|tiles|timeline|song|newsletters|tours)\.(?:.*\.)?(?:label|firstLine|secondLine|caption|title|note|name|sentence|aboutTitle|history|about|pictureCaption|credit|lines\.\d+))$/;

const otherValue = (value: unknown, salt: number): unknown => {
  if (typeof value === "number") return value + salt + 1;
  if (typeof value === "boolean") return !value;
  return `अन्य ${salt}`;
};

function setLeaf(value: object, path: string, change: (leaf: unknown) => unknown): void {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  const holder = steps.reduce<Record<string, unknown>>((each, step) => Object(each[step]), {
    ...value,
  });
  holder[last] = change(holder[last]);
}

const copy = (): School => ({ ...structuredClone(sampleSchool), lang: "hi" });

test("takes only texts from the translated settings, whatever else differs in them", () => {
  const changes = fc.array(fc.record({ leaf: fc.constantFrom(...leaves), salt: fc.nat(99) }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(changes, (list) => {
      const translated = copy();
      for (const { leaf, salt } of list)
        setLeaf(translated, leaf.path, (value) => otherValue(value, salt));
      const school = translateSchool(sampleSchool, translated, "hi");
      const shown = parts.flatMap((part) => listLeaves(school[part], part));
      expect(shown.map(({ path }) => path)).toEqual(leaves.map(({ path }) => path));
      const changed = shown.filter(({ value }, index) => value !== leaves[index]?.value);
      expect(changed.map(({ path }) => path).filter((path) => !readTexts.test(path))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test("takes every text from the translated settings when all else is the same", () => {
  const translated = copy();
  const texts = leaves.filter(({ path, value }) => readTexts.test(path) && value !== "");
  for (const { path } of texts) setLeaf(translated, path, (value) => `हिन्दी ${value}`);
  const school = translateSchool(sampleSchool, translated, "hi");
  const shown = parts.flatMap((part) => listLeaves(school[part], part));
  const english = shown.filter(
    ({ path, value }) => readTexts.test(path) && value !== "" && !/^हिन्दी /.test(String(value)),
  );
  expect(english).toEqual([]);
  expect(school.untranslated).toEqual([]);
});

test("has a part in English while its rows are not those of the translation", () => {
  const fee = (classes: string, amount: number) => ({
    ...{ classes, amount, head: "Tuition", due: "yearly" as const },
  });
  const toSessions = (...fees: ReturnType<typeof fee>[]) => ({
    sessions: [{ name: "2026-2027", from: "2026-03-01", fees }],
  });
  const fees = toSessions(fee("IV", 100), fee("V", 120));
  const translated = { ...copy(), fees: toSessions(fee("कक्षा V", 120), fee("कक्षा IV", 100)) };
  translated.tiles.title = "हिन्दी";
  translated.timeline.milestones.reverse();
  translated.translatedOn = { timeline: "2026-03-03", tiles: "2026-03-03" };
  const school = translateSchool({ ...sampleSchool, fees }, translated, "hi");
  expect(school.fees).toEqual(fees);
  expect(school.timeline).toEqual(sampleSchool.timeline);
  expect(school.tiles.title).toBe("हिन्दी");
  expect(school.untranslated).toEqual(["fees", "timeline"]);
  expect(school.translatedOn).toEqual({ tiles: "2026-03-03" });
});

test("has a text page with the address, picture, facts and links of English, and names its menu group", () => {
  const translated = copy();
  const [group] = translated.menu.groups;
  const pages = sampleSchool.pages.list.filter((page) => page.group === group?.label);
  const [first, second] = pages;
  if (!group || !first || !second) throw new Error("The sample has no group with two pages.");
  group.label = "स्कूल";
  const link = { kind: "link" as const, href: "https://other.example/", texts: [] };
  translated.pages.list = [
    { ...first, title: "एक", picture: "other.jpg", figures: [], group: "", lang: "hi" },
    { ...second, title: "दो", body: [{ kind: "paragraph", pieces: [link] }], lang: "hi" },
  ];
  const { list } = translateSchool(sampleSchool, translated, "hi").pages;
  const find = (address: string) => list.find((page) => page.address === address);
  expect(find(first.address)).toEqual({ ...first, title: "एक", group: "स्कूल", lang: "hi" });
  expect(find(second.address)).toEqual({ ...second, group: "स्कूल", lang: "en" });
});
