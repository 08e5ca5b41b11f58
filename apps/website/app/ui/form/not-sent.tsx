import type { School } from "@manor/content-api/school";
import type { FormFailure } from "../../../model/message-results.ts";
import type { Phrase } from "../../../model/texts/hindi.ts";
import { RichText } from "../../language/rich-text.tsx";
import { AdmissionsPhone } from "./receipt.tsx";

const phrases = {
  enquiry: {
    limited:
      "Your enquiry was not sent, because too many came from your network. Please try again later, or call {phone}. Your text is still in the form.",
    refused: "Your enquiry was not sent. Please call {phone}. Your text is still in the form.",
  },
  request: {
    limited:
      "Your request was not sent, because too many came from your network. Please try again later, or call {phone}. Your text is still in the form.",
    refused: "Your request was not sent. Please call {phone}. Your text is still in the form.",
  },
} as const satisfies Record<string, Record<FormFailure, Phrase>>;

type NotSentProps = {
  what: keyof typeof phrases;
  failure: FormFailure | undefined;
  identity: School["identity"];
};

/** Why a valid form was not accepted, and what to do. Nothing without a failure. */
export const NotSent = ({ what, failure, identity }: NotSentProps) =>
  failure && (
    <div className="callout callout--alert" role="alert">
      <p>
        <RichText
          phrase={phrases[what][failure]}
          values={{ phone: <AdmissionsPhone identity={identity} /> }}
        />
      </p>
    </div>
  );
