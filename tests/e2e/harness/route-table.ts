/** The route table of the specification, written down once more: what the site says of itself is no witness. */
export type Route = {
  path: string;
  title: string;
  /** The page's breadcrumb (R16); none on home. */
  way: readonly string[];
};

const inSection = (section: string, path: string, title: string): Route => ({
  path,
  title,
  way: ["Home", section, title],
});
const underHome = (path: string, title: string): Route => ({ path, title, way: ["Home", title] });

/** Pages of text: each is one Markdown file. */
export const textRoutes: readonly Route[] = [
  inSection("About", "/about", "About Us"),
  inSection("About", "/mission-vision", "Vision & Mission"),
  inSection("About", "/timeline", "Timeline"),
  inSection("About", "/schoolSong", "School Song"),
  inSection("About", "/philosophy", "Our Philosophy"),
  inSection("About", "/values", "Our Values"),
  inSection("About", "/aims-objectives", "Aim And Objectives"),
  inSection("Admission", "/entry-to-sgc", "Entry to the school"),
  inSection("Admission", "/entry-to-class-iV-Viii", "Entry to Class IV-VIII"),
  inSection("Admission", "/entry-to-IX", "Entry to Class IX"),
  inSection("Admission", "/entry-to-XI", "Entry to Class XI"),
  inSection("Gallery", "/virtual-tour", "Campus Walk Through"),
  inSection("Admission", "/rules-regulations", "Rules and Regulations"),
  inSection("Admission", "/PhoneCallTiming", "Phone Call Timings"),
  inSection("Academics", "/academic-facilities", "Academic Facilities"),
  inSection("Facilities", "/sports", "Sports and Extracurricular Facilities"),
  inSection("Facilities", "/residential", "Residential Facilities"),
  inSection("Facilities", "/campusAmenities", "Campus Amenities"),
  inSection("Facilities", "/environmental", "Green Campus"),
  inSection("Academics", "/career-information", "Career Information Education & Guidance"),
  inSection("Facilities", "/hostel", "Hostel / Boarding Life"),
];

/** Pages that show records, or hold a form. */
export const livelyRoutes: readonly Route[] = [
  inSection("About", "/principal-message", "Principal's Message"),
  underHome("/Events", "Events"),
  underHome("/News", "Latest News"),
  underHome("/Gallery", "Photo Gallery"),
  underHome("/SubGallery", "Photo Gallery"),
  underHome("/subFest", "Events at SGC"),
  underHome("/TopperXII", "Class XII toppers"),
  underHome("/TopperX", "Class X toppers"),
  underHome("/weeklyMenu", "Weekly Food Menu"),
  underHome("/newsletter", "E-Newsletter"),
  underHome("/contact", "Contact Us"),
];

/** All 33 addresses. */
export const routeTable: readonly Route[] = [
  { path: "/", title: "SGC", way: [] },
  ...livelyRoutes,
  ...textRoutes,
];
