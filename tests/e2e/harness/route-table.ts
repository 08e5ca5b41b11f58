/** The route table of the specification, written out so that the tests do not rely on the website's own. */
export type Route = {
  path: string;
  title: string;
  /** The breadcrumb (R16); empty on home. */
  breadcrumb: readonly string[];
};

/** One page per line: path, title, and section if there is one. */
const parse = (lines: string): readonly Route[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [path = "", title = "", section] = line.split("|").map((part) => part.trim());
      return { path, title, breadcrumb: ["Home", ...(section ? [section] : []), title] };
    });

/** Text pages: each is one Markdown file. */
export const textRoutes = parse(`
  /about | About Us | About
  /mission-vision | Vision & Mission | About
  /timeline | Timeline | About
  /schoolSong | School Song | About
  /philosophy | Our Philosophy | About
  /values | Our Values | About
  /aims-objectives | Aim And Objectives | About
  /entry-to-sgc | Entry to the school | Admission
  /entry-to-class-iV-Viii | Entry to Class IV-VIII | Admission
  /entry-to-IX | Entry to Class IX | Admission
  /entry-to-XI | Entry to Class XI | Admission
  /virtual-tour | Campus Walk Through | Gallery
  /rules-regulations | Rules and Regulations | Admission
  /PhoneCallTiming | Phone Call Timings | Admission
  /academic-facilities | Academic Facilities | Academics
  /sports | Sports and Extracurricular Facilities | Facilities
  /residential | Residential Facilities | Facilities
  /campusAmenities | Campus Amenities | Facilities
  /environmental | Green Campus | Facilities
  /career-information | Career Information Education & Guidance | Academics
  /hostel | Hostel / Boarding Life | Facilities`);

/** Pages with records or a form. */
export const interactiveRoutes = parse(`
  /principal-message | Principal's Message | About
  /Events | Events
  /News | Latest News
  /Gallery | Photo Gallery
  /SubGallery | Photo Gallery
  /subFest | Events at SGC
  /TopperXII | Class XII toppers
  /TopperX | Class X toppers
  /weeklyMenu | Weekly Food Menu
  /newsletter | E-Newsletter
  /contact | Contact Us`);

/** All 33 addresses. */
export const routeTable: readonly Route[] = [
  { path: "/", title: "SGC", breadcrumb: [] },
  ...interactiveRoutes,
  ...textRoutes,
];
