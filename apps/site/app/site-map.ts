/** The site map: every address of the public site, one line each. Plain data: the server and the router both read it. */

export type Section = "About" | "Academics" | "Admission" | "Facilities" | "Gallery" | "Contact Us";

export type Address = {
  /** Canonical spelling, as in the specification's route table. */
  path: string;
  /** The page's module, relative to `app/`. */
  file: string;
  /** Title by reading R13. */
  title: string;
  /** The menu group that a static page belongs to; its breadcrumb shows it. Others stand right under Home (R16). */
  section: Section | null;
  /** Query parameters that change the page. Only these reach the page cache's key. */
  query: readonly string[];
  /** Kept out of search engines (R40). */
  noindex?: boolean;
};

const page = (
  path: string,
  file: string,
  title: string,
  query: readonly string[] = [],
  noindex = false,
): Address => ({ path, file: `pages/${file}`, title, section: null, query, noindex });

const text = (path: string, file: string, title: string, section: Section): Address => ({
  path,
  file: `pages/${file}`,
  title,
  section,
  query: [],
});

const LIST = ["year", "month", "q", "page"];
const TOPPERS = ["year", "q", "page"];
const ALBUM = ["id", "photo"];

export const siteMap: readonly Address[] = [
  page("/", "home/home.tsx", "Home", ["tab", "month", "albums"]),
  text("/about", "about/about.mdx", "About Us", "About"),
  text("/mission-vision", "about/mission-vision.mdx", "Vision & Mission", "About"),
  text("/principal-message", "about/principal-message.tsx", "Principal's Message", "About"),
  text("/timeline", "about/timeline.mdx", "Timeline", "About"),
  text("/schoolSong", "about/school-song.mdx", "School Song", "About"),
  text("/philosophy", "about/philosophy.mdx", "Our Philosophy", "About"),
  text("/values", "about/values.mdx", "Our Values", "About"),
  text("/aims-objectives", "about/aims-objectives.mdx", "Aim And Objectives", "About"),
  text("/entry-to-sgc", "admission/entry-to-sgc.mdx", "Entry to the school", "Admission"),
  text(
    "/entry-to-class-iV-Viii",
    "admission/entry-to-class-iv-viii.mdx",
    "Entry to Class IV-VIII",
    "Admission",
  ),
  text("/entry-to-IX", "admission/entry-to-ix.mdx", "Entry to Class IX", "Admission"),
  text("/entry-to-XI", "admission/entry-to-xi.mdx", "Entry to Class XI", "Admission"),
  text(
    "/rules-regulations",
    "admission/rules-regulations.mdx",
    "Rules and Regulations",
    "Admission",
  ),
  text("/PhoneCallTiming", "admission/phone-call-timings.mdx", "Phone Call Timings", "Admission"),
  text(
    "/academic-facilities",
    "academics/academic-facilities.mdx",
    "Academic Facilities",
    "Academics",
  ),
  text(
    "/career-information",
    "academics/career-information.mdx",
    "Career Information Education & Guidance",
    "Academics",
  ),
  text("/sports", "facilities/sports.mdx", "Sports and Extracurricular Facilities", "Facilities"),
  text("/residential", "facilities/residential.mdx", "Residential Facilities", "Facilities"),
  text("/campusAmenities", "facilities/campus-amenities.mdx", "Campus Amenities", "Facilities"),
  text("/environmental", "facilities/green-campus.mdx", "Green Campus", "Facilities"),
  text("/hostel", "facilities/hostel.mdx", "Hostel / Boarding Life", "Facilities"),
  text("/virtual-tour", "gallery/virtual-tour.mdx", "Campus Walk Through", "Gallery"),
  page("/Events", "events/events.tsx", "Events", LIST),
  page("/News", "news/news.tsx", "Latest News", LIST),
  page("/Gallery", "gallery/gallery.tsx", "Photo Gallery", LIST),
  page("/SubGallery", "gallery/sub-gallery.tsx", "Photo Gallery", ALBUM),
  page("/subFest", "gallery/sub-fest.tsx", "Events at SGC", ALBUM),
  page("/TopperXII", "academics/topper-xii.tsx", "Class XII toppers", TOPPERS, true),
  page("/TopperX", "academics/topper-x.tsx", "Class X toppers", TOPPERS, true),
  page("/weeklyMenu", "facilities/weekly-menu.tsx", "Weekly Food Menu", ["year", "month"]),
  page("/newsletter", "academics/newsletter.tsx", "E-Newsletter", ["tab"]),
  page("/contact", "contact/contact.tsx", "Contact Us", ["photo", "sent"]),
];

/** Pages beyond the specification's table (R73); they stand beside it and never disturb it. */
export const furtherPages: readonly Address[] = [
  page("/Events/:id", "events/event.tsx", "Event"),
  page("/News/:id", "news/news-item.tsx", "News"),
  page("/search", "search/search.tsx", "Search", ["q"]),
];
