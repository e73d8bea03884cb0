import { type ReactNode, useEffect, useState } from 'react';
import styles from './filter-form.module.css';

type ChoiceBoxProps = {
  isChecked: boolean;
  /** Left out: nothing is sent. */
  name: string | undefined;
  value: string;
  onChoose: () => void;
  /** Can be ticked, not unticked. */
  staysChecked?: boolean;
  children: ReactNode;
};

/** A box that is ticked at once, before the address says so. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { isChecked, name, value, onChoose, staysChecked = false, children } = props;
  const [isTicked, setIsTicked] = useState(isChecked);
  useEffect(() => setIsTicked(isChecked), [isChecked]);
  return (
    <label className={styles.value}>
      <input
        checked={isTicked}
        className={styles.box}
        name={name}
        onChange={(event) => {
          setIsTicked(event.target.checked || staysChecked);
          onChoose();
        }}
        type="checkbox"
        value={value}
      />
      {children}
    </label>
  );
}
