import type { NumberField, Payload, SanitizedConfig, TaskConfig } from "payload";
import { idOf, knownSchools } from "./known-schools.ts";

type Handler = Extract<TaskConfig["handler"], (...args: never[]) => unknown>;

const school: NumberField = { name: "school", type: "number" };

/**
 * Payload's own task publishes a screen (global) as the person would who set the time: in the school that he works for
 * by then. Here the job says whose screen it is.
 */
export async function schedulesBySchool(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building;
  const task = config.jobs.tasks?.find(({ slug }) => slug === "schedulePublish");
  if (typeof task?.handler !== "function")
    throw new Error("Payload has no task schedulePublish any more.");
  const { handler } = task as { handler: Handler };
  task.inputSchema = [...(task.inputSchema ?? []), school];
  task.handler = inSchoolOfJob(handler);
  return config;
}

/** The task, as it writes to the screens of the job's school. */
const inSchoolOfJob =
  (handler: Handler): Handler =>
  async (args) => {
    const { payload } = args.req;
    const said = idOf(Object(args.input)["school"]);
    // A job of an earlier release names no school: there was one then, which is the oldest now.
    const own = said ?? (await knownSchools(payload))[0]?.id;
    const updateGlobal: Payload["updateGlobal"] = (options) =>
      payload.updateGlobal({ ...options, context: { ...options.context, school: own } });
    const inSchool: Payload = Object.assign(Object.create(payload), { updateGlobal });
    return await handler({
      ...args,
      req: Object.assign(Object.create(args.req), { payload: inSchool }),
    });
  };
