/** What the school may switch. Each line is a decision that somebody at the school should take (R14). */
export type BirthdaySetting = "full" | "first-name" | "off";

type Settings = {
  /** Prints "(mandatory)" after the Aadhaar card in the list of documents (R11). */
  aadhaarMandatoryWord: boolean;
  /** How birthdays are shown and sent (R38). */
  birthdays: BirthdaySetting;
  /** A mark of at most 100 is printed with a percent sign (R36). */
  marksArePercentages: boolean;
  /** Tells the visitor when a contact message was not sent (R54). */
  showSendFailure: boolean;
  /** The form-type code of the contact form (R67). */
  formType: string;
  /** Pages whose wording is ours and awaits the school's word. Take a page out once confirmed (R12). */
  sampleWording: readonly string[];
};

export const settings: Settings = {
  aadhaarMandatoryWord: true,
  birthdays: "full",
  marksArePercentages: true,
  showSendFailure: true,
  formType: "CF",
  sampleWording: [
    "/about",
    "/mission-vision",
    "/timeline",
    "/schoolSong",
    "/philosophy",
    "/values",
    "/aims-objectives",
    "/entry-to-sgc",
    "/entry-to-class-iV-Viii",
    "/entry-to-IX",
    "/entry-to-XI",
    "/rules-regulations",
    "/PhoneCallTiming",
    "/academic-facilities",
    "/career-information",
    "/sports",
    "/residential",
    "/campusAmenities",
    "/environmental",
    "/hostel",
    "/virtual-tour",
  ],
};
