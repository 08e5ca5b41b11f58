import { about } from "../data.mjs";

export const metadata = { title: about.title };
// RENDERING

export default function About() {
  return about.blocks.map(({ tag: Tag, text }) => <Tag key={text}>{text}</Tag>);
}
