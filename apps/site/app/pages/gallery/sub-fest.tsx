import { PageHead } from "../../ui/page-head.tsx";

export default function Page() {
  return <PageHead title="Events at SGC" section={null} />;
}
