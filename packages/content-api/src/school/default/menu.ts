import type { School } from "../school.ts";

type Entry = School["menu"]["quickLinks"][number];

const entry = (label: string, href: string): Entry => ({ label, href });
/** An entry with the title of its page. */
const page = (href: string): Entry => entry("", href);

/** The six groups of the slide-out menu (R15), and the links in the footer. */
export const menu: School["menu"] = {
  groups: [
    {
      label: "About",
      entries: [
        page("/about"),
        page("/mission-vision"),
        page("/principal-message"),
        page("/timeline"),
        page("/schoolSong"),
        page("/philosophy"),
        page("/values"),
        page("/aims-objectives"),
      ],
    },
    {
      label: "Academics",
      entries: [
        entry("Academics (PDF)", "{academics}"),
        page("/academic-facilities"),
        entry("Toppers, Class XII", "/TopperXII"),
        entry("Toppers, Class X", "/TopperX"),
        page("/newsletter"),
        page("/career-information"),
      ],
    },
    {
      label: "Admission",
      entries: [
        page("/entry-to-sgc"),
        page("/entry-to-class-iV-Viii"),
        page("/entry-to-IX"),
        page("/entry-to-XI"),
        entry("Fees Structure (PDF)", "{feesStructure}"),
        page("/rules-regulations"),
        page("/PhoneCallTiming"),
      ],
    },
    {
      label: "Facilities",
      entries: [
        page("/sports"),
        page("/residential"),
        page("/campusAmenities"),
        page("/environmental"),
        page("/hostel"),
        page("/weeklyMenu"),
        entry("Weekly menu (PDF)", "{weeklyMenu}"),
      ],
    },
    {
      label: "Gallery",
      entries: [page("/Gallery"), page("/Events"), page("/News"), page("/virtual-tour")],
    },
    { label: "Contact Us", entries: [page("/contact")] },
  ],
  quickLinks: [
    page("/about"),
    page("/entry-to-sgc"),
    page("/rules-regulations"),
    page("/PhoneCallTiming"),
    page("/weeklyMenu"),
    page("/newsletter"),
    page("/contact"),
  ],
};
