import type { Order } from '@filigree/contracts';
import { failureMessage } from '../../api/failure.ts';
import { useMeasurementSystem } from '../../api/use-measurement-system.ts';
import { orders } from '../../i18n/en/orders.ts';
import { pieceOptions } from '../../i18n/en/pieceOptions.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { formatUsd } from '../../ui/money.ts';
import { notify } from '../../ui/notify.ts';
import { optionWords } from '../../ui/piece-options.ts';
import { RingSizeSelect } from '../../ui/ring-size-select.tsx';
import { useGiveRingSizeMutation } from './api.ts';

interface SizeProps {
  readonly orderId: string;
  readonly line: Order['lines'][number];
}

/** The size of a ring, which can be given and changed until it is being made. */
function GiveRingSize({ orderId, line: { position, options } }: SizeProps) {
  const t = useTexts(orders);
  const words = useTexts(pieceOptions);
  const [give, { isLoading }] = useGiveRingSizeMutation();
  const isKnown = typeof options.ringSize === 'number';
  const choose = async (ringSize: number) => {
    const { error } = await give({ id: orderId, position, ringSize });
    const now = textsNow(orders);
    const about = `ring-size:${orderId}:${position}`;
    if (error) {
      const description = failureMessage(error, now('later.sentence'));
      notify({ about, tone: 'destructive', title: now('size.failed'), description });
    } else {
      notify({ about, title: now('size.given') });
    }
  };
  return (
    <Field
      label={words('ringSize.label')}
      hint={isKnown ? t('size.change') : t('size.wanted')}
      className="mt-3 max-w-72"
    >
      {({ 'aria-invalid': _invalid, ...control }) => (
        <RingSizeSelect
          {...control}
          value={options.ringSize}
          mayBeUnknown={false}
          disabled={isLoading}
          onChange={(size) => {
            if (typeof size === 'number') void choose(size);
          }}
        />
      )}
    </Field>
  );
}

/** What was ordered, and how it is made for its wearer. */
export function OrderLines({ order }: { readonly order: Order }) {
  const system = useMeasurementSystem();
  const phrase = usePhrases();
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {order.lines.map((line, place) => {
        const { name, quantity, price, imageUrl, options } = line;
        // What can be cancelled is not being made yet.
        const isAsked = line.asksRingSize && order.cancellable;
        const { ringSize: _size, ...others } = options;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
          <li key={place} className="flex gap-4 py-5 sm:gap-6">
            <LineThumb src={imageUrl} alt="" className="w-24 sm:w-28" sizes="112px" />
            <div className="min-w-0 grow">
              <p className="font-medium break-words first-letter:uppercase">{phrase(name)}</p>
              {optionWords(isAsked ? others : options, system).map((words) => (
                <p key={words} className="text-sm text-ink-soft">
                  {words}
                </p>
              ))}
              <p className="figures mt-1 text-sm text-ink-soft">
                {quantity} × {formatUsd(price)}
              </p>
              {isAsked ? <GiveRingSize orderId={order.id} line={line} /> : null}
            </div>
            <p className="figures shrink-0">{formatUsd(quantity * price)}</p>
          </li>
        );
      })}
    </ul>
  );
}
