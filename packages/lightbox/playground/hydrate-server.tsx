import { renderToString } from "react-dom/server";
import { HydratedPage } from "./hydrated-page.tsx";

export const html = renderToString(<HydratedPage />);
