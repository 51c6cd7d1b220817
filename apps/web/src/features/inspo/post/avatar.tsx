import { initials } from '../../../ui/initials.ts';

/** The letters that stand for a person. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full border border-hairline bg-mist text-xs font-medium"
    >
      {initials(name)}
    </span>
  );
}
