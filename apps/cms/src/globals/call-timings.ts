import { callTime, optionalTemplate } from "@manor/content-api/school-fields";
import { text } from "../content-api/serialize.ts";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";

export const callTimings = schoolGlobal({
  slug: "call-timings",
  part: "callTimings",
  label: "Phone call timings",
  description: "When parents of each class can call. The home page shows whose turn it is.",
  fields: [
    {
      name: "rows",
      label: "Timings",
      labels: { singular: "Timing", plural: "Timings" },
      type: "array",
      maxRows: 20,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "classes",
              type: "text",
              required: true,
              maxLength: 60,
              admin: { width: "50%" },
            },
            {
              name: "time",
              type: "text",
              required: true,
              validate: rule(
                callTime,
                "Please enter the start and end time, for example 9:35 to 10:20 AM.",
              ),
              admin: { width: "50%", placeholder: "9:35 to 10:20 AM" },
            },
          ],
        },
      ],
    },
    {
      name: "note",
      label: "Note below the table",
      type: "text",
      validate: rule(optionalTemplate(200), "Please use at most 200 characters."),
    },
  ],
  toForm: (callTimings) => callTimings,
  toPart: ({ rows, note }) => ({
    rows: (rows ?? []).map(({ classes, time }) => ({ classes, time })),
    note: text(note),
  }),
});
