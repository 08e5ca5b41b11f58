import type { School } from "../school.ts";

/** Samples: the school enters its own in the admin panel (R1). */
export const identity: School["identity"] = {
  name: "SGC",
  tagline: "A residential school for boys in the hills, since 1853",
  founded: 1853,
  /** Shown unchanged, never computed (R3). */
  yearsOfService: "172+",
  handedOver: 1893,
  address: ["Ridge Road, Hill Station", "Sample District 000 000, India"],
  phones: {
    office: "+91 00000 00001",
    admissions: "+91 00000 00002",
  },
  email: "office@sgc.example",
  /** Shown as text, not as a link (R57). */
  website: "www.sgc.example",
};
