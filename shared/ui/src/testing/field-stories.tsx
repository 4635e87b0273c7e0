import type { StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { StoryForm } from './story-form.tsx';

interface FieldState {
  /** What the form starts with. */
  readonly value?: unknown;
  /** The error that a server returns for it. */
  readonly error?: string;
  readonly play?: StoryObj['play'];
}

/**
 * Makes the stories of a field, each alone in a form.
 *
 * @param common the field's props in all stories
 * @returns a function that makes a story from further props and a state
 */
export function fieldStories<Props extends { readonly name: string }>(
  Field: ComponentType<Props>,
  common: NoInfer<Props>,
) {
  return (props: Partial<NoInfer<Props>> = {}, { value, error, play }: FieldState = {}): StoryObj => ({
    render: () => (
      <StoryForm
        values={value === undefined ? undefined : { [common.name]: value }}
        errors={error === undefined ? undefined : { [common.name]: error }}
      >
        {createElement(Field, { ...common, ...props })}
      </StoryForm>
    ),
    ...(play ? { play } : {}),
  });
}
