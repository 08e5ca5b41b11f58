import type { Examples } from "../examples.ts";
import { Portrait } from "./portrait.tsx";

export default {
  component: "Portrait",
  usage: "A round picture with a brass ring, or the initials of the name next to it.",
  examples: [
    {
      name: "Small, medium, large; one name in Hindi",
      element: (
        <div className="carousel__controls wrap">
          <Portrait picture="" name="Sample Boy" size="small" />
          <Portrait picture="" name="रवि नमूना" />
          <Portrait picture="" name="Sample Principal" size="large" />
        </div>
      ),
    },
  ],
} satisfies Examples;
