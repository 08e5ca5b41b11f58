/** Pages with a script. All others have none. */
export const pathsWithScript = [
  "/",
  "/Events",
  "/News",
  "/Gallery",
  "/TopperXII",
  "/TopperX",
  "/weeklyMenu",
  "/newsletter",
  "/contact",
  "/SubGallery?id=album-1",
  "/subFest?id=album-2",
  "/Events/event-1",
  "/News/news-1",
  "/search?q=sample",
];

/** A text on each page: from the CMS, or fixed where the page has no content from the CMS. */
export const content: Record<string, string> = {
  "/": "Sample announcement 1: the office opens at nine",
  "/principal-message": "Sample Principal",
  "/Events": "Sample event 14 of the autumn term",
  "/News": "Sample news 13: the hall has a new floor",
  "/Gallery": "Sample album 10",
  "/SubGallery": "Total Photos0",
  "/subFest": "Total Photos0",
  "/TopperXII": "Sample Boy 1",
  "/TopperX": "Sample Boy 2",
  "/weeklyMenu": "Rajma, rice, salad, curd",
  "/newsletter": "Manorite - YearBook",
  "/contact": "Keep in touch",
};

/** Texts in every footer. */
export const inFooter = [
  "+91 00000 00001",
  "+91 00000 00002",
  "office@sgc.example",
  "Quick links",
  "Entry to the school",
  "Load the map",
  "Facebook (opens in a new tab)",
  "Instagram (opens in a new tab)",
  "YouTube (opens in a new tab)",
];

const callsOfSection7 = [
  "GET /api/PrincipalMessage/SGSM",
  "GET /api/birthdays/SGSM",
  "GET /api/birthdays/all/SGSM",
  "GET /api/events/All/SGSM",
  "GET /api/events/SGSM",
  "GET /api/gallery/All/SGSM",
  "GET /api/gallery/SGSM",
  "GET /api/highlight/SGSM",
  "GET /api/image/hall",
  "GET /api/image/pavilion",
  "GET /api/news/SGSM",
  "GET /api/news/all/SGSM",
  "GET /api/notification/SGSM",
  "GET /api/onlineRegistration/SGSM",
  "GET /api/subGallery?id=album-1",
  "GET /api/subGallery?id=album-2",
  "GET /api/topper/SGSM",
  "GET /api/weeklyMenu/SGSM",
];
/** A CMS need not implement these (R73). */
const optionalCalls = [
  "GET /api/admission/SGSM",
  "GET /api/alert/SGSM",
  "GET /api/newsletter/SGSM",
  "GET /api/redirect/SGSM",
  "GET /api/site/SGSM",
  "GET /api/voice/SGSM",
];

/** The requests that a visit of every page sends to the CMS. */
export const contentCalls = [...callsOfSection7, ...optionalCalls].sort();
