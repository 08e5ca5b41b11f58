import { hydrateRoot } from "react-dom/client";
import "../src/style.css";
import { HydratedPage } from "./hydrated-page.tsx";

const mismatches: string[] = [];
Object.assign(window, { mismatches });
const root = document.querySelector("#root");
if (root) {
  hydrateRoot(root, <HydratedPage />, {
    onRecoverableError: (error) => mismatches.push(String(error)),
  });
  document.documentElement.dataset.ready = "";
}
