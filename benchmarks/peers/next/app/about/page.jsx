import { blocks } from "../data.mjs";

export const metadata = { title: "About" };

export default function About() {
  return blocks.map(({ tag: Tag, text }) => <Tag key={text}>{text}</Tag>);
}
