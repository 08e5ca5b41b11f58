import { getPayload } from "payload";
import { answerContract } from "../../../contract/answer.ts";
import config from "../../../payload.config.ts";

export const dynamic = "force-dynamic";

const answer = async (request: Request): Promise<Response> =>
  answerContract(await getPayload({ config }), request);

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
