import type {
  Access,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  Where,
} from "payload";
import { Forbidden } from "payload";
import { schoolOfScreen } from "../fields/school.ts";
import { type Belonging, belonging } from "./belonging.ts";
import { idOf } from "./known-schools.ts";
import { refersToOwnSchool, screenRefersToOwnSchool } from "./refers-to-own-school.ts";
import { isForAllSchools, schoolAt, schoolsOfPerson } from "./school-at.ts";

type Scope = (req: PayloadRequest) => Promise<Where | boolean>;
type Rules = Partial<Record<string, Access>>;

const scopes: Record<Exclude<Belonging, "nobody's">, { reading: Scope; changing: Scope }> = {
  "a school": {
    reading: async (req) => {
      const school = await schoolAt(req);
      return school !== undefined && { school: { equals: school } };
    },
    // What somebody has scheduled is published by the clock, whichever school he works for by then.
    changing: async ({ payload, user }) => {
      const own = await schoolsOfPerson(payload, user);
      return own.length > 0 && { school: { in: own } };
    },
  },
  "a school or the host": {
    reading: ofSchoolOrHost,
    changing: ofSchoolOrHost,
  },
  schools: {
    reading: ownSchools,
    changing: ownSchools,
  },
  people: {
    reading: ofOwnPeople,
    // Whom else an account belongs to is looked at in accounts/own-people.ts.
    changing: ofOwnPeople,
  },
};

async function ofSchoolOrHost(req: PayloadRequest): Promise<Where | boolean> {
  const school = await schoolAt(req);
  if (school === undefined) return false;
  const own: Where = { school: { equals: school } };
  return isForAllSchools(req.user) ? { or: [own, { school: { exists: false } }] } : own;
}

async function ownSchools({ payload, user }: PayloadRequest): Promise<Where | boolean> {
  const own = await schoolsOfPerson(payload, user);
  return own.length > 0 && { id: { in: own } };
}

async function ofOwnPeople(req: PayloadRequest): Promise<Where | boolean> {
  if (isForAllSchools(req.user)) return true;
  const school = await schoolAt(req);
  const self: Where = { id: { equals: req.user?.id } };
  return school === undefined ? self : { or: [{ schools: { in: [school] } }, self] };
}

/**
 * Adds to every rule of a list that it goes no further than the own school: put around each list of the desk, so none
 * can forget it.
 */
export function ofOwnSchool(collection: CollectionConfig): CollectionConfig {
  const kind = belonging[collection.slug as CollectionSlug];
  if (!kind || kind === "nobody's")
    throw new Error(`belonging.ts does not say whose the list ${collection.slug} is.`);
  const { reading, changing } = scopes[kind];
  const rules = (collection.access ?? {}) as Rules;
  const access: Rules = {
    ...rules,
    read: within(rules["read"], reading),
    update: within(rules["update"], changing),
    delete: within(rules["delete"], changing),
    create: onlyForSomebodyOfASchool(rules["create"]),
  };
  if (collection.versions)
    access["readVersions"] = within(rules["readVersions"], async (req) => ({
      "version.school": { equals: await schoolAt(req) },
    }));
  const { hooks } = collection;
  return {
    ...collection,
    access,
    hooks: {
      ...hooks,
      ...(kind === "a school" && {
        beforeValidate: [putIntoOwnSchool, ...(hooks?.beforeValidate ?? [])],
        beforeChange: [refersToOwnSchool, ...(hooks?.beforeChange ?? [])],
      }),
    },
  };
}

/** The same for a screen: the rows of each school are kept apart in the database (rows-by-school.ts). */
export function screenOfOwnSchool(global: GlobalConfig): GlobalConfig {
  const { access = {}, fields, hooks } = global;
  const rules = Object.entries(access as Rules).map(([name, rule]) => [
    name,
    onlyForSomebodyOfASchool(rule),
  ]);
  return {
    ...global,
    access: Object.fromEntries(rules),
    fields: [...fields, schoolOfScreen],
    hooks: {
      ...hooks,
      beforeChange: [screenRefersToOwnSchool, ...(hooks?.beforeChange ?? [])],
    },
  };
}

const within =
  (rule: Access | undefined, scope: Scope): Access =>
  async (args) => {
    const allowed = await (rule ?? nobodyWithoutARule)(args);
    if (allowed === false) return false;
    const limit = await scope(args.req);
    if (limit === false || allowed === true) return limit;
    return limit === true ? allowed : { and: [allowed, limit] };
  };

const onlyForSomebodyOfASchool =
  (rule: Access | undefined): Access =>
  async (args) =>
    Boolean(await (rule ?? nobodyWithoutARule)(args)) && (await schoolAt(args.req)) !== undefined;

const nobodyWithoutARule: Access = () => false;

/** A new record is of the school that its writer works for, whatever was sent, and stays it, also as an earlier state. */
const putIntoOwnSchool: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "update")
    return { ...data, school: idOf(originalDoc?.["school"]) ?? idOf(data?.["school"]) };
  const school = await schoolAt(req);
  const given = idOf(data?.["school"]);
  if (req.user && given !== undefined && given !== school) throw new Forbidden(req.t);
  return { ...data, school: given ?? school };
};
