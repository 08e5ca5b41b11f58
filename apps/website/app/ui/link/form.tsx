import type { ComponentProps } from "react";
import { useLanguage } from "../../language/use-language.ts";

type FormProps = ComponentProps<"form"> & { action: string };

/** A form to a page of the site, in the language of this page. */
export const Form = (props: FormProps) => (
  <form {...props} action={useLanguage().findLink(props.action).href} />
);
