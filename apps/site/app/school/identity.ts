/** Who the school is. Samples: the school puts its own name, address and numbers here, and nowhere else (R1). */
export const identity = {
  name: "SGC",
  tagline: "A residential school for boys in the hills, since 1853",
  founded: 1853,
  /** Printed as it stands, never computed (R3). */
  yearsOfService: "172+",
  /** Handed to the teaching brotherhood. */
  handedOver: 1893,
  address: ["Ridge Road, Hill Station", "Sample District 000 000, India"],
  phones: {
    office: "+91 00000 00001",
    admissions: "+91 00000 00002",
  },
  email: "office@sgc.example",
  /** Shown as text, not as a link (R57). */
  website: "www.sgc.example",
} as const;

const tel = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/** What the printed numbers and the e-mail address link to. */
export const contactHrefs = {
  office: tel(identity.phones.office),
  admissions: tel(identity.phones.admissions),
  email: `mailto:${identity.email}`,
} as const;
