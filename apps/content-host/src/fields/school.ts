import type { RelationshipField } from "payload";

/** Which school a record belongs to. With one school nobody has to think of it. */
export const school: RelationshipField = {
  name: "school",
  type: "relationship",
  relationTo: "schools",
  required: true,
  index: true,
  defaultValue: async ({ req }) => {
    const { docs, totalDocs } = await req.payload.find({
      collection: "schools",
      limit: 1,
      depth: 0,
    });
    return totalDocs === 1 ? docs[0]?.id : undefined;
  },
  admin: {
    position: "sidebar",
    allowCreate: false,
    allowEdit: false,
    components: { Field: "/src/desk/school-field.tsx#SchoolField" },
  },
};
