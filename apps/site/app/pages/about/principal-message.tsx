import { PageHead } from "../../ui/page-head.tsx";

export default function Page() {
  return <PageHead title="Principal's Message" section={null} />;
}
