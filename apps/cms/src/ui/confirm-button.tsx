"use client";

import { Button, ConfirmationModal, useModal } from "@payloadcms/ui";
import { type ComponentProps, useId } from "react";

type Props = Pick<
  ComponentProps<typeof Button>,
  "buttonStyle" | "children" | "disabled" | "margin" | "size"
> &
  Omit<ComponentProps<typeof ConfirmationModal>, "modalSlug">;

export function ConfirmButton({ heading, body, confirmLabel, onConfirm, ...button }: Props) {
  const { openModal } = useModal();
  const modalSlug = useId();
  return (
    <>
      <Button {...button} onClick={() => openModal(modalSlug)} />
      <ConfirmationModal {...{ modalSlug, heading, body, confirmLabel, onConfirm }} />
    </>
  );
}
