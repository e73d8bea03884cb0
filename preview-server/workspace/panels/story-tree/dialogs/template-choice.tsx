import { Label, Radio, RadioGroup } from 'react-aria-components';
import { pictureOfTemplate, type TemplateName } from '../../../base/templates/page-templates.ts';
import { BlockPicture } from '../../block-library/block-picture.tsx';
import inputs from '../../controls/input.module.css';
import { useMessages } from '../../messages/messages.ts';
import styles from './template-choice.module.css';

type TemplateChoiceProps = {
  offered: readonly TemplateName[];
  chosen: TemplateName;
  onChoose(template: TemplateName): void;
};

/** What a new page begins with. */
export function TemplateChoice({ offered, chosen, onChoose }: TemplateChoiceProps) {
  const say = useMessages();
  return (
    <RadioGroup
      value={chosen}
      onChange={(value) => {
        const template = offered.find((each) => each === value);
        if (template) onChoose(template);
      }}
    >
      <Label className={inputs.label ?? ''}>{say('template.title')}</Label>
      <div className={styles.templates}>
        {offered.map((template) => (
          <Radio key={template} value={template} className={styles.template ?? ''}>
            <span className={styles.picture}>
              <BlockPicture component={pictureOfTemplate(template)} />
            </span>
            <span className={styles.name}>{say(`template.${template}`)}</span>
            <span className={styles.detail}>{say(`template.${template}.detail`)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
