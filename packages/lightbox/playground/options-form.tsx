import { defaults, type LightboxProps } from "../src/index.ts";

interface Props {
  chosen: LightboxProps;
  onChange: (options: LightboxProps) => void;
}

const choices: Partial<Record<keyof LightboxProps, string[]>> = {
  theme: ["night", "day", "lightbox"],
  imgAnimation: ["imgDrag", "fade"],
  arrowStyle: ["dark", "light"],
  modalClose: ["default", "clickOutside"],
  returnFocus: ["opener", "thumbnail"],
};

/** A form with all options that have a default. */
export function OptionsForm({ chosen, onChange }: Props) {
  const values: Record<string, unknown> = { ...defaults, ...chosen };
  const set = (name: string, value: unknown) => onChange({ ...chosen, [name]: value });
  return (
    <form className="options">
      <h2>Options</h2>
      {Object.entries(defaults).map(([name, initial]) => (
        <label key={name} htmlFor={name}>
          {field(name, initial, values[name], (value) => set(name, value))} {name}
        </label>
      ))}
    </form>
  );
}

function field(name: string, initial: unknown, value: unknown, set: (value: unknown) => void) {
  const list = choices[name as keyof LightboxProps];
  if (list) {
    return (
      <select id={name} value={String(value)} onChange={(event) => set(event.target.value)}>
        {list.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (typeof initial === "boolean") {
    return (
      <input
        id={name}
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.target.checked)}
      />
    );
  }
  if (typeof initial === "number") {
    return (
      <input
        id={name}
        type="number"
        value={Number(value)}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    );
  }
  return <input id={name} value={String(value)} onChange={(event) => set(event.target.value)} />;
}
