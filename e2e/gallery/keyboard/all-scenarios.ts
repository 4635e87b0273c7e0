import { accordionScenarios } from './accordion.scenarios.ts';
import { alertDialogScenarios } from './alert-dialog.scenarios.ts';
import { asyncSelectScenarios } from './async-select.scenarios.ts';
import { buttonScenarios } from './button.scenarios.ts';
import { cardTabsScenarios } from './card-tabs.scenarios.ts';
import { checkboxGroupScenarios } from './checkbox-group.scenarios.ts';
import { checkboxScenarios } from './checkbox.scenarios.ts';
import { codeScenarios } from './code.scenarios.ts';
import { collectionScenarios } from './collection.scenarios.ts';
import { confirmDialogScenarios } from './confirm-dialog.scenarios.ts';
import { countryScenarios } from './country.scenarios.ts';
import { dateScenarios } from './date.scenarios.ts';
import { dialogScenarios } from './dialog.scenarios.ts';
import { digitsScenarios } from './digits.scenarios.ts';
import { downloadButtonScenarios } from './download-button.scenarios.ts';
import { drawerScenarios } from './drawer.scenarios.ts';
import { emailScenarios } from './email.scenarios.ts';
import { failedStateScenarios } from './failed-state.scenarios.ts';
import { fileScenarios } from './file.scenarios.ts';
import { formScenarios } from './form.scenarios.ts';
import { itemCardScenarios } from './item-card.scenarios.ts';
import { linkScenarios } from './link.scenarios.ts';
import { localPhoneScenarios } from './local-phone.scenarios.ts';
import { maskedScenarios } from './masked.scenarios.ts';
import { menuScenarios } from './menu.scenarios.ts';
import { moneyScenarios } from './money.scenarios.ts';
import { multiselectScenarios } from './multiselect.scenarios.ts';
import { notificationRegionScenarios } from './notification-region.scenarios.ts';
import { numberScenarios } from './number.scenarios.ts';
import { paginationScenarios } from './pagination.scenarios.ts';
import { passwordScenarios } from './password.scenarios.ts';
import { percentageScenarios } from './percentage.scenarios.ts';
import { phoneScenarios } from './phone.scenarios.ts';
import { radioCardsScenarios } from './radio-cards.scenarios.ts';
import { radioScenarios } from './radio.scenarios.ts';
import { rangeScenarios } from './range.scenarios.ts';
import { ratingScenarios } from './rating.scenarios.ts';
import { reportScenarios } from './report.scenarios.ts';
import { savedFiltersScenarios } from './saved-filters.scenarios.ts';
import { schemaFormScenarios } from './schema-form.scenarios.ts';
import { searchSelectScenarios } from './search-select.scenarios.ts';
import { selectScenarios } from './select.scenarios.ts';
import { sidePanelScenarios } from './side-panel.scenarios.ts';
import { stagedProgressScenarios } from './staged-progress.scenarios.ts';
import { switchScenarios } from './switch.scenarios.ts';
import { tabLinksScenarios } from './tab-links.scenarios.ts';
import { tabPanelsScenarios } from './tab-panels.scenarios.ts';
import { tableCardScenarios } from './table-card.scenarios.ts';
import { tableScenarios } from './table.scenarios.ts';
import { tagsScenarios } from './tags.scenarios.ts';
import { textAreaScenarios } from './text-area.scenarios.ts';
import { textFieldScenarios } from './text-field.scenarios.ts';
import { timecodeScenarios } from './timecode.scenarios.ts';
import { urlScenarios } from './url.scenarios.ts';
import { usernameScenarios } from './username.scenarios.ts';
import type { Scenarios } from './keyboard.ts';

/** Every keyboard scenario, by the title of its control in the gallery. */
export const allScenarios: Scenarios = {
  ...accordionScenarios,
  ...alertDialogScenarios,
  ...asyncSelectScenarios,
  ...buttonScenarios,
  ...cardTabsScenarios,
  ...checkboxGroupScenarios,
  ...checkboxScenarios,
  ...codeScenarios,
  ...collectionScenarios,
  ...confirmDialogScenarios,
  ...countryScenarios,
  ...dateScenarios,
  ...dialogScenarios,
  ...digitsScenarios,
  ...downloadButtonScenarios,
  ...drawerScenarios,
  ...emailScenarios,
  ...failedStateScenarios,
  ...fileScenarios,
  ...formScenarios,
  ...itemCardScenarios,
  ...linkScenarios,
  ...localPhoneScenarios,
  ...maskedScenarios,
  ...menuScenarios,
  ...moneyScenarios,
  ...multiselectScenarios,
  ...notificationRegionScenarios,
  ...numberScenarios,
  ...paginationScenarios,
  ...passwordScenarios,
  ...percentageScenarios,
  ...phoneScenarios,
  ...radioCardsScenarios,
  ...radioScenarios,
  ...rangeScenarios,
  ...ratingScenarios,
  ...reportScenarios,
  ...savedFiltersScenarios,
  ...schemaFormScenarios,
  ...searchSelectScenarios,
  ...selectScenarios,
  ...sidePanelScenarios,
  ...stagedProgressScenarios,
  ...switchScenarios,
  ...tabLinksScenarios,
  ...tabPanelsScenarios,
  ...tableCardScenarios,
  ...tableScenarios,
  ...tagsScenarios,
  ...textAreaScenarios,
  ...textFieldScenarios,
  ...timecodeScenarios,
  ...urlScenarios,
  ...usernameScenarios,
};
