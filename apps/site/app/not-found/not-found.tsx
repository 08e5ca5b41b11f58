import { data } from "react-router";

export { NotFoundPage as default } from "./not-found-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}
