import { withContent } from "./with-content.ts";

const elsewhere = (path: string) => `https://links.oakhill.example/${path}`;

/** Who another school is, as its CMS says it: nothing of that is written into the site. */
const anotherSchool = {
  identity: {
    name: "Oak Hill",
    tagline: "A residential school by the lake, since 1853",
    founded: 1853,
    yearsOfService: "172+",
    handedOver: 1893,
    address: ["Lake Road, Oak Hill", "Sample District 000 000, India"],
    phones: { office: "+91 11111 00001", admissions: "+91 11111 00002" },
    email: "office@oakhill.example",
    website: "www.oakhill.example",
  },
  links: {
    registration: elsewhere("registration"),
    feePayment: elsewhere("fees"),
    login: elsewhere("login"),
    milestone: elsewhere("milestone"),
    social: [{ name: "Instagram", href: elsewhere("instagram") }],
    socialEmbed: elsewhere("embed"),
    map: { page: elsewhere("map"), embed: elsewhere("map/embed") },
  },
  tours: {
    walks: [{ name: "Boat house", href: elsewhere("tours/boats"), picture: "pool-noon-summer" }],
    views: [],
  },
  settings: {
    pupils: "boys",
    aadhaarMandatoryWord: false,
    birthdays: "off",
    marksArePercentages: true,
    showSendFailure: false,
    formType: "ENQ",
    sampleWording: [],
  },
};

const content = {
  lists: {
    "/api/site/SGSM": anotherSchool,
    "/api/birthdays/SGSM": [{ _id: "b", name: "Dev Sample", class: "VII", date: "2013-11-20" }],
    "/api/birthdays/all/SGSM": [{ _id: "b", name: "Dev Sample", class: "VII", date: "2013-11-20" }],
  },
};

/** The site of another school, that turned all its switches. */
export const test = withContent(content);
