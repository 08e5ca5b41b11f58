import type { BookingState } from "@manor/content-api";
import type { Phrase } from "../../model/texts/hindi.ts";

type Text = { english: Phrase; hindi: string };

/** What a family is told when it opens its booking. */
export const stateTexts: Record<BookingState, Text> = {
  unconfirmed: {
    english: "Please confirm that you want to come.",
    hindi: "कृपया पुष्टि करें कि आप आना चाहते हैं।",
  },
  booked: { english: "Your visit is booked.", hindi: "स्कूल आने का आपका समय तय है।" },
  waiting: {
    english: "You are on the waiting list. If a place becomes free, we offer it to you by e-mail.",
    hindi: "आप प्रतीक्षा सूची में हैं। स्थान खाली होने पर हम ई-मेल से बताएँगे।",
  },
  offered: {
    english: "A place is free for you.",
    hindi: "आपके लिए एक स्थान खाली है।",
  },
  cancelled: {
    english: "Your visit is cancelled.",
    hindi: "स्कूल आने का आपका समय रद्द कर दिया गया है।",
  },
};

/** What a family is told after it changed its booking, beside the state. */
export const changedText: Text = {
  english: "We have changed your booking and sent you a new link. The old link no longer works.",
  hindi: "हमने आपकी बुकिंग बदल दी है और आपको नया लिंक भेजा है। पुराना लिंक अब काम नहीं करेगा।",
};
