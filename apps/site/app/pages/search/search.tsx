import { PageHead } from "../../ui/page-head.tsx";

export default function Page() {
  return <PageHead title="Search" section={null} />;
}
